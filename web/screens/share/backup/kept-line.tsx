import { useHowLong } from '../../../app/storage/how-long.ts';
import { words } from '../../../language/page/keeping.ts';
import { Link } from 'react-router-dom';

/** Line on how long this browser keeps the data; `isAlone` if no backup link is next to it. */
export function KeptLine({ isAlone = true }: { readonly isAlone?: boolean }) {
  const known = useHowLong();
  if (known === undefined) return null;
  return (
    <p className="remark">
      {words.howLong[known]} {isAlone && <Link to="/backup">{words.backUp}</Link>}
    </p>
  );
}
