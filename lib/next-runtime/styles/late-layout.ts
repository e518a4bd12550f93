/** Parts of a page that may lie below the window. */
const BELOW = 'main section~:is(section,div),footer'

/** Near the window a part is laid out at once; the height of the others is a guess, which only a scroll bar shows. */
export const LATE_LAYOUT = `${BELOW}{content-visibility:auto;contain-intrinsic-height:auto 40rem}`

/**
 * Once the page is hydrated, because its sheets and fonts have the browser lay out all again before; three seconds after the load where
 * scripts wait longer, or do not come. Part by part when the browser is idle, so that no task is long. Whoever comes back, or comes to a
 * place within the page, is led there by heights that have to be true. So is everybody in a browser that does not keep its place when parts
 * above change their height. The sheet is constructed, which the policy allows; the style that is left on the parts is the one that every
 * element has.
 */
export const LAYOUT_SCRIPT = `(()=>{if(performance.getEntriesByType("navigation")[0]?.type!=="navigate"||location.hash||!(window.requestIdleCallback&&CSS.supports("overflow-anchor:auto")))return;
const sheet=new CSSStyleSheet;sheet.insertRule("${LATE_LAYOUT}");document.adoptedStyleSheets=[sheet];
addEventListener("load",async()=>{await new Promise(then=>{addEventListener("hydrated",then);setTimeout(then,3e3)});
for(const {style} of document.querySelectorAll("${BELOW}")){await new Promise(then=>requestIdleCallback(then));style.contentVisibility="visible"}
document.adoptedStyleSheets=[]})})()`

/**
 * After the first paint a browser lays the whole page out again for each font that is declared, each that comes and each sheet. What
 * is below the window waits until that is over, and is then laid out once.
 */
export const layOutLate = (html: string): string =>
  html.replace('</head>', () => `<script>${LAYOUT_SCRIPT}</script></head>`)
