/** An open tab, as far as Playwright, Puppeteer and WebDriver all drive one. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what it promises is waited for. It may use nothing but its argument. */
  evaluate<Result, Arg = undefined>(
    work: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result>;
  /** A real click, in pixels of the page. */
  click(x: number, y: number): Promise<void>;
  /** Real keys, one after the other, for what has the focus. */
  type(text: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Hides the tab, as a user does who opens another one. */
  hide(): Promise<void>;
  /** Kills the processes of the browser that hold pages, as a phone that needs memory does. */
  killPages(): Promise<void>;
  /** Closes the tab as a user does; the browser keeps running. */
  close(): Promise<void>;
  /** Ends the browser. */
  end(): Promise<void>;
}

/** As wide as a phone, as far as a browser's window goes. */
export const PHONE = { width: 390, height: 844 };
