/**
 * Runs before first paint: sets the chosen theme, large type and the language, and marks the page of a
 * person who measures in inches (by the rules of settings.ts) and of one who has projects or cut lists, so
 * that nothing moves and the words for newcomers do not flash when the app comes to know it too. The
 * language is the chosen one or the first of the browser's that the app speaks. The export is in
 * British English: where that is not the language, it stays unseen (`waiting`) until the app has drawn
 * itself, or for four seconds, should the app not come. Inline in every page's head, so it must stay a
 * constant (its hash goes into the Content-Security-Policy) and never throw.
 */
export const HEAD_SCRIPT = `(function(){var p=document.documentElement,s={},l,i,n;try{s=JSON.parse(localStorage.getItem("measure-twice:settings"))||{};if(Object.keys(localStorage).some(function(k){return /^measure-twice:(project|cuts):/.test(k)}))p.dataset.returning=""}catch(e){}if(s.theme==="light"||s.theme==="dark")p.dataset.theme=s.theme;if(s.large===true)p.dataset.large="";if(s.units==="imperial"||s.units!=="metric"&&navigator.language==="en-US")p.dataset.inches="";l=s.language;if(l!=="en"&&l!=="en-US"&&l!=="zh-Hans"){n=navigator.languages||[];l="en";for(i=0;i<n.length;i++){if(/^zh\\b/i.test(n[i]))l="zh-Hans";else if(/^en-US\\b/i.test(n[i]))l="en-US";else if(!/^en\\b/i.test(n[i]))continue;break}}if(l!=="en"){p.lang=l;p.dataset.waiting="";setTimeout(function(){delete p.dataset.waiting},4000)}})()`;
