/** Whether the time for a search is over; asked often, so it must be quick. */
export type IsOver = () => boolean;
