/** The code, standard or trade rule that an answer was read from; the catalogue has its name. */
export type Rule =
  | 'bs-5268-deck'
  | 'dca6-stairs'
  | 'dca6-table-2'
  | 'dca6-table-3b'
  | 'dca6-table-4'
  | 'irc-r507.3.1'
  | 'irc-r507.4'
  | 'irc-r507.5'
  | 'irc-r507.6'
  | 'irc-r507.9.1.3'
  | 'ledger-screw-maker'
  | 'uk-deck-pad'
  | 'uk-deck-post';
