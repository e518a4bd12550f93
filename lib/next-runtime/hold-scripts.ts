/** What a page's scripts wait for, and where the data are that they hydrate it with. */
export type Hold = { until: 'paint' | 'intent'; data: 'inline' | 'fetched' }

const RUN = `const all=selector=>document.querySelectorAll(selector);
const run=()=>{for(const sheet of all('link[rel="held"]'))sheet.rel="stylesheet";
for(const held of all('script[type="held"]')){const script=held.cloneNode();script.removeAttribute("type");held.replaceWith(script)}};`

/** Of a page whose data are fetched, on the answers with its HTML and with its data. */
export const VERSION_HEADER = 'x-page-version'

/**
 * Asks for the data beside the scripts. The address is Next's own for the data of a stored page. The browser's copy may be used for a
 * year while it is renewed, and would not fit a page that has changed since. A page of an earlier build stays as it is: links and
 * forms work without scripts. So does one whose data do not come, until the next sign of life a second later, then two, then four.
 * Data of another version of the page cannot hydrate it: Next draws a page of this id from its data alone.
 */
const FETCH_DATA = `self.__next_f=[];
const {build,version}=document.currentScript.dataset;
let wait=1e3;
const load=async()=>{const early=[...all('script[type="held"]')].map(({src})=>Object.assign(document.createElement("link"),{rel:"preload",as:"script",href:src}));
document.head.append(...early);
const [data,current]=await fetch(location.pathname+"?_rsc",{headers:{RSC:"1"},cache:"no-cache"}).then(async response=>response.ok?[await response.text(),response.headers.get("${VERSION_HEADER}")]:[]).catch(()=>[]);
if(!data){for(const link of early)link.remove();setTimeout(()=>{isReleased=false;onLife(release)},wait);wait*=2;return}
if(!data.includes('"b":"'+build+'"'))return;
if(current&&current!==version)document.documentElement.id="__next_error__";
self.__next_f.push([0],[1,data]);run()};`

const LOAD = {
  inline: `const load=run;`,
  fetched: FETCH_DATA,
}

/** Listeners of the same function are added once. */
const ON_LIFE = `const onLife=then=>{for(const type of ["pointerdown","pointermove","touchstart","wheel","keydown","focusin"])addEventListener(type,then,{once:true,passive:true,capture:true})};`

/** Three seconds after the HTML at the latest. Background tabs do not paint. */
const AFTER_PAINT = `const afterPaint=then=>{
addEventListener("DOMContentLoaded",()=>setTimeout(then,3e3));
addEventListener("load",()=>{
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return then();
new PerformanceObserver((_,observer)=>{observer.disconnect();then()}).observe({type:"paint",buffered:true})})};
let isReleased;
const release=()=>{if(!isReleased){isReleased=true;void load()}};`

/** As components/video/lazy-image.ts does once it runs. */
const SHOW_PICTURES = `const showPictures=()=>{
const near=new IntersectionObserver(entries=>{for(const {target,isIntersecting} of entries)if(isIntersecting){near.unobserve(target);
for(const picture of target.querySelectorAll("[data-waiting]"))picture.removeAttribute("data-waiting")}},{rootMargin:"100px",scrollMargin:"100px"});
for(const picture of all("[data-waiting]"))near.observe(picture.parentElement)};`

/** A press on a button that needs scripts is repeated once they are there. */
const REPEAT_PRESS = `let pressed;
const hydrated=new AbortController;
addEventListener("click",({target})=>{const button=target.closest?.('button[type="button"]');if(button&&!button.commandForElement)pressed=button},{capture:true,signal:hydrated.signal});
addEventListener("hydrated",()=>{hydrated.abort();setTimeout(()=>pressed?.click())},{once:true});`

/** For lib/analytics/visit.ts: whoever follows a link before scripts run would begin the visit on the next page. */
const KEEP_LANDING = `const landing=JSON.stringify([location.href,document.referrer]);
addEventListener("pagehide",()=>{const {globalPrivacyControl,doNotTrack}=navigator;
if(globalPrivacyControl||doNotTrack==="1")return;
try{sessionStorage.visit||sessionStorage.landing||(sessionStorage.landing=landing)}catch{}});`

/** Whoever is signed in or gets a message sees what only scripts draw, so there scripts wait for the paint only. */
const ON_INTENT = `${SHOW_PICTURES}${REPEAT_PRESS}${KEEP_LANDING}
const isAwaited=document.documentElement.hasAttribute("data-viewer")||/[?&]flash=/.test(location.search);
const whenParsed=()=>document.readyState==="loading"?addEventListener("DOMContentLoaded",release):release();
afterPaint(()=>{showPictures();if(isAwaited)release()});
onLife(whenParsed);
const isSaving=navigator.connection?.saveData||matchMedia("(prefers-reduced-data: reduce)").matches;
addEventListener("load",()=>isSaving||setTimeout(()=>window.requestIdleCallback?requestIdleCallback(release):release(),4e3))`

const START = { paint: 'afterPaint(release)', intent: ON_INTENT }

export const releaseScript = ({ until, data }: Hold): string =>
  `(()=>{${RUN}${until === 'intent' || data === 'fetched' ? ON_LIFE : ''}${LOAD[data]}${AFTER_PAINT}${START[until]}})()`

export const ASYNC_SCRIPT = /<script (src="\/_next\/[^>]*? async="")>/g

/** For browsers that know no modules. They cannot run the script that lets the others go, either. */
const NO_MODULE = /<script src="[^"]*" noModule=""><\/script>/g

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Next's scripts in the head delay the first image. Pages are complete without them, so they wait.
 *
 * @param fetched for data that are fetched: the id of the build that the page comes from, and the version of the page
 */
export function holdScripts(html: string, hold: Hold, fetched?: { build: string; version: string }): string {
  const held = html.replace(ASYNC_SCRIPT, '<script type="held" $1>')
  if (held === html) return html
  const attributes = fetched ? ` data-build="${fetched.build}" data-version="${fetched.version}"` : ''
  return held
    .replace(PRELOAD, '')
    .replace(NO_MODULE, '')
    .replace('</head>', () => `<script${attributes}>${releaseScript(hold)}</script></head>`)
}
