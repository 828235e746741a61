import { createContext } from 'react';

/** True on a screen that the user came back to by Back, Forward or a reload: it needs its former height at once. */
export const IsReturn = createContext(true);
