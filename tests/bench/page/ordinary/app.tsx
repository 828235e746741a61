import type { ReactNode } from 'react';
import { Link, NavLink, Route, Routes, useParams } from 'react-router-dom';
import { JOBS } from './catalogue.ts';
import { ExampleRoom } from './example-room.tsx';

const TABS = [
  { to: '/', name: 'Projects', icon: 'M3 11l9-8 9 8M6 9v11h12V9' },
  { to: '/jobs', name: 'Jobs', icon: 'M4 6h16M4 12h16M4 18h10' },
  {
    to: '/settings',
    name: 'Settings',
    icon: 'M12 3v5M12 16v5M3 12h5M16 12h5M16 12a4 4 0 11-8 0 4 4 0 018 0z',
  },
];

export function App() {
  return (
    <>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/jobs" element={<JobList />} />
        <Route path="/jobs/:slug" element={<JobPage />} />
        <Route path="*" element={<Screen title="Settings" line="Units and region" />} />
      </Routes>
      <nav className="tab-bar" aria-label="Main">
        {TABS.map(({ to, name, icon }) => (
          <NavLink key={to} className="tab-bar__tab" to={to} end>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {name}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function Screen(props: {
  readonly title: string;
  readonly line: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="screen">
      <header className="screen__head">
        <h1>{props.title}</h1>
        <p className="screen__line">{props.line}</p>
      </header>
      {props.children}
    </main>
  );
}

const Mark = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path d={path} />
  </svg>
);

function Home() {
  return (
    <Screen title="Measure Twice" line="Buy once, cut once.">
      <section className="catalogue">
        <h2 className="group">Pick a job</h2>
        <ul className="job-tiles">
          {JOBS.slice(0, 6).map(({ slug, title, mark }) => (
            <li key={slug}>
              <Link className="job-tile" to={`/jobs/${slug}`}>
                <Mark path={mark} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="links">
          <Link to="/jobs">All {JOBS.length} jobs</Link>
        </p>
      </section>
      <ExampleRoom />
      <p className="remark">Kept on this phone. No account.</p>
    </Screen>
  );
}

function JobList() {
  return (
    <Screen title="Jobs" line="Pick one; measure; get the list.">
      <ul className="rows rows--jobs">
        {JOBS.map(({ slug, title, mark }) => (
          <li key={slug} className="row">
            <Link className="job-row" to={`/jobs/${slug}`}>
              <Mark path={mark} />
              <strong>{title}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function JobPage() {
  const { slug } = useParams();
  const job = JOBS.find((one) => one.slug === slug);
  return (
    <Screen title={job?.title ?? 'Not found'} line={job?.summary ?? ''}>
      <ExampleRoom />
    </Screen>
  );
}
