/** The space between a number and its unit, in three languages. */
const GAP =
  /(?<=[\d½¼¾⅓⅔]) (?=(?:[mck]?m[²³]?|ml|[Ll]|k?g|t|k?N|k?W|V|h|min|s|%|(?:sq |cu )?(?:ft|yd|in)[²³]?(?! all| a| the| total)|lb|oz|gal|qt|pcf|psf|litres?|metres?|millimetres?|hours?|minutes?|days?|degrees|毫米|厘米|米|平方米|立方米|平方英尺|英尺|英寸|毫升|升|公斤|千克|克|磅|加仑|小时|分钟|天|块|根|片|张|个|扇|层|遍|卷|包|袋|桶|支|套|间|处|次|°[CF])(?![\p{L}\d]))/gu;

/** Replaces the space between each number and its unit by a non-breaking space. */
export const keepUnits = (text: string): string =>
  text.replace(GAP, '\u00a0').replace(/(?<=\d\u00a0(?:sq|cu)) /g, '\u00a0');

/** The same for text that continues after a number in another element, such as bold. */
export const keepHead = (text: string): string => keepUnits(`0${text}`).slice(1);
