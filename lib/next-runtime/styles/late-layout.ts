/** Parts of a page that may lie below the window. */
const BELOW = 'main section~:is(section,div),footer'

/** Near the window a part is laid out at once; the height of the others is a guess, which only a scroll bar shows. */
export const LATE_LAYOUT = `${BELOW}{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}`

/**
 * A part in each frame, so that no task is long. Whoever comes back, or comes to a place within the page, is led there by heights that
 * have to be true. So is everybody in a browser that does not keep its place when parts above change their height. A background tab
 * draws no frame. The sheet is constructed: the policy allows it, and it goes without a trace.
 */
export const LAYOUT_SCRIPT = `(()=>{const [visit]=performance.getEntriesByType("navigation");
if(visit?.type!=="navigate"||location.hash||document.hidden||!CSS.supports("overflow-anchor:auto"))return;
const sheet=new CSSStyleSheet;sheet.replaceSync("${LATE_LAYOUT}");document.adoptedStyleSheets=[sheet];
const frame=()=>new Promise(then=>requestAnimationFrame(()=>requestIdleCallback(then)));
addEventListener("load",async()=>{const parts=document.querySelectorAll("${BELOW}");
for(const {style} of parts){await frame();style.contentVisibility="visible"}
await frame();document.adoptedStyleSheets=[];for(const {style} of parts)style.contentVisibility=""})})()`

/**
 * After the first paint a browser lays the whole page out again for each font that is declared, each that comes and each sheet. What
 * is below the window waits until the page has loaded, and is then laid out once.
 */
export const layOutLate = (html: string): string =>
  html.replace('</head>', () => `<script>${LAYOUT_SCRIPT}</script></head>`)
