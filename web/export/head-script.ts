/**
 * Sets the chosen theme before first paint, and marks the page of a person who has projects or cut lists, so
 * that the words for newcomers do not flash before their list. Inline in every page's head, so it must stay a constant
 * (its hash goes into the Content-Security-Policy) and never throw.
 */
export const HEAD_SCRIPT = `try{var t=JSON.parse(localStorage.getItem("measure-twice:settings")||"{}").theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;if(Object.keys(localStorage).some(function(k){return /^measure-twice:(project|cuts):/.test(k)}))document.documentElement.dataset.returning=""}catch(e){}`;
