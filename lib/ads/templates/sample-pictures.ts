import type { PictureSlot, PictureRef } from './document'

/** Two bottles before a low sun. */
const BOTTLES = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7a3413"/><stop offset=".62" stop-color="#d9812a"/><stop offset="1" stop-color="#f3b04a"/></linearGradient>
<linearGradient id="table" x2="0" y2="1"><stop stop-color="#4a2110"/><stop offset="1" stop-color="#1d0d07"/></linearGradient>
<linearGradient id="glass"><stop stop-color="#1a0f0a"/><stop offset=".2" stop-color="#5b2f17"/><stop offset=".34" stop-color="#2a150b"/><stop offset=".82" stop-color="#170c07"/><stop offset="1" stop-color="#7c4421"/></linearGradient>
<linearGradient id="paper"><stop stop-color="#cdbb9b"/><stop offset=".25" stop-color="#f8efdd"/><stop offset="1" stop-color="#bda98a"/></linearGradient>
<g id="bottle">
<ellipse cx="128" cy="716" rx="190" ry="26" fill="#000" opacity=".38"/>
<path d="M92 62h72v118c0 56 84 92 84 178v300c0 34-22 56-56 56H64c-34 0-56-22-56-56V358c0-86 84-122 84-178z" fill="url(#glass)"/>
<path d="M40 372c4-62 66-98 76-160" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".34"/>
<path d="M30 402v232" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".22"/>
<rect x="82" y="18" width="92" height="58" rx="10" fill="#f4ecdd"/><rect x="82" y="52" width="92" height="8" fill="#14110f" opacity=".16"/>
<rect x="8" y="420" width="240" height="196" fill="url(#paper)"/>
<circle cx="128" cy="494" r="44" fill="#c2571a"/><path d="M84 494a44 44 0 0 0 88 0z" fill="#14110f"/>
<path d="M62 566h132M88 590h80" stroke="#14110f" stroke-width="9" stroke-linecap="round"/>
</g>
</defs>
<path fill="url(#sky)" d="M0 0h1200v1200H0z"/>
<circle cx="640" cy="560" r="390" fill="#ffd98a" opacity=".3"/><circle cx="640" cy="560" r="300" fill="#ffe3a6" opacity=".62"/>
<path fill="url(#table)" d="M0 934h1200v266H0z"/><path fill="#f3b04a" opacity=".5" d="M0 934h1200v5H0z"/>
<use href="#bottle" transform="translate(640 318) scale(.94)"/><use href="#bottle" transform="translate(352 290) scale(1.06)"/>
</svg>`

const OLIO = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="140" viewBox="0 0 440 140">
<g fill="none" stroke="#2a150b" stroke-width="27"><circle cx="70" cy="70" r="50"/><circle cx="370" cy="70" r="50"/><path d="M170 6v114h68M268 6v128"/></g>
<circle cx="70" cy="70" r="16" fill="#c2571a"/></svg>`

const dataAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`

const SAMPLES = new Map([
  ['samples/picture.webp', dataAddress(BOTTLES)],
  ['samples/logo.webp', dataAddress(OLIO)],
])

/** They are no files: a template looks the same before there is any picture. */
export const SAMPLE_PICTURES: Record<PictureSlot, PictureRef> = {
  picture: { path: 'samples/picture.webp', width: 1200, height: 1200 },
  logo: { path: 'samples/logo.webp', width: 440, height: 140 },
}

export const sampleAddress = (path: string): string | null => SAMPLES.get(path) ?? null
