/**
 * Sets the chosen theme before first paint. Inline in every page's head, so it must stay a constant
 * (its hash goes into the Content-Security-Policy) and never throw.
 */
export const HEAD_SCRIPT = `try{var t=JSON.parse(localStorage.getItem("measure-twice:settings")||"{}").theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
