import { Link } from '../../app/router.ts';
import { Screen } from '../../ui/screen.tsx';

/** For an address where there is nothing. */
export function NotFound() {
  return (
    <Screen title="There is no page here">
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <Link to="/">Your projects</Link> · <Link to="/jobs">Jobs</Link>
      </p>
    </Screen>
  );
}
