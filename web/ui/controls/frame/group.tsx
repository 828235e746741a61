import type { ReactNode } from 'react';

/** A section with a heading; `id` is the heading's. */
export const Group = (props: {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section className={props.className} aria-labelledby={props.id}>
    <h2 id={props.id} className="group">
      {props.title}
    </h2>
    {props.children}
  </section>
);
