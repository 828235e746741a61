const VISIT = 'measure-twice:visit';

/**
 * True if an earlier visit left something worth keeping. The first call of a visit decides, and a
 * visit lasts as long as its tab: things made in it do not count.
 */
export function isLaterVisit(hasContent: () => boolean): boolean {
  try {
    const known = sessionStorage.getItem(VISIT);
    if (known !== null) return known === 'again';
    const again = hasContent();
    sessionStorage.setItem(VISIT, again ? 'again' : 'first');
    return again;
  } catch {
    return false;
  }
}
