import { type ReactNode, useState } from 'react';
import { words } from '../../language/page/home.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { type OwnDocument, OwnMenu } from './own-menu.tsx';
import { useSwipeAway } from './use-swipe-away.ts';
import { formatDay } from '../../ui/format/time.ts';

/** A row of the home screen with a link. A swipe removes the document, which can be undone; its menu can do more. */
export function OwnRow(props: {
  readonly name: string;
  readonly to: string;
  readonly picture?: ReactNode;
  /** Short lines below the name. */
  readonly lines: readonly string[];
  readonly sum?: string | undefined;
  /** Undefined if the document is damaged. */
  readonly own?: OwnDocument | undefined;
  readonly onRemove: () => void;
}) {
  const { name, to, picture, lines, sum, own, onRemove } = props;
  const [isMenu, setMenu] = useState(false);
  const remove = (): void => {
    onRemove();
    toastEdit(words.removed(name));
  };
  const { by, handlers } = useSwipeAway(remove);
  return (
    <li className="row own-row" {...handlers}>
      {by < 0 && (
        <span className="own-row__under" aria-hidden="true">
          {words.remove}
        </span>
      )}
      <div className="own-row__over" style={by < 0 ? { translate: `${by}px` } : undefined}>
        <Link className="own-row__link" to={to}>
          {picture !== undefined && (
            <span className="own-row__picture" aria-hidden="true">
              {picture}
            </span>
          )}
          <span className="row__words">
            <span className="own-row__name">
              <strong>{name}</strong>
              {sum !== undefined && <span className="row__money">{sum}</span>}
            </span>
            {lines.map((line) => (
              <span key={line} className="remark">
                {line}
              </span>
            ))}
          </span>
        </Link>
        <button
          type="button"
          className="own-row__menu"
          aria-label={words.more(name)}
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icon name="more" />
        </button>
      </div>
      {isMenu && <OwnMenu name={name} own={own} onRemove={remove} onClose={() => setMenu(false)} />}
    </li>
  );
}

const day = (time: number): string => new Date(time).toDateString();

/** Time of the last opening: `opened today`, `opened 21 Nov`. */
export const openedInWords = (at: number): string =>
  words.opened(day(at) === day(Date.now()) ? words.today : formatDay(at));
