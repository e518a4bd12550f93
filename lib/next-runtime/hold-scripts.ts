/** Loads the held style sheets and scripts after the first paint, or three seconds after the HTML. Background tabs do not paint. */
export const RELEASE_SCRIPT = `(()=>{
const release=()=>{for(const sheet of document.querySelectorAll('link[rel="held"]'))sheet.rel="stylesheet";
for(const held of document.querySelectorAll('script[type="held"]')){const script=held.cloneNode();script.removeAttribute("type");held.replaceWith(script)}};
addEventListener("DOMContentLoaded",()=>setTimeout(release,3e3));
addEventListener("load",()=>{
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return release();
new PerformanceObserver((_,observer)=>{observer.disconnect();release()}).observe({type:"paint",buffered:true})})
})()`

export const ASYNC_SCRIPT = /<script (src="\/_next\/[^>]*? async="")>/g

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Next's scripts in the head delay the first image. Pages are complete without them, so they wait until the first paint. */
export function holdScripts(html: string): string {
  const held = html.replace(ASYNC_SCRIPT, '<script type="held" $1>')
  if (held === html) return html
  return held.replace(PRELOAD, '').replace('</head>', `<script>${RELEASE_SCRIPT}</script></head>`)
}
