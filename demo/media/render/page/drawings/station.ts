type Colors = { main: string; accent: string }

const defs = (sky: [string, string, string]) => `<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".62" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
  <linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity=".15"/></linearGradient>
  <linearGradient id="light" x2="0" y2="1"><stop offset="0" stop-color="#fff4d6" stop-opacity=".75"/><stop offset="1" stop-color="#fff4d6" stop-opacity="0"/></linearGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>
<rect width="1200" height="800" fill="url(#sky)"/>`

const hills = (color: string) =>
  `<path d="M0 560Q150 470 330 530T700 500T1010 520T1200 490V640H0Z" fill="${color}"/>`

const pump = (x: number, { main, accent }: Colors) => `<g transform="translate(${x} 470)">
  <rect x="-4" y="142" width="76" height="14" fill="#2b3036"/><rect width="68" height="146" rx="6" fill="#e9ecef"/>
  <rect width="68" height="26" rx="6" fill="${main}"/><rect x="10" y="36" width="48" height="34" rx="3" fill="#12202b"/>
  <path d="M16 46h26M16 58h18" stroke="#9fe3b5" stroke-width="4"/><rect x="10" y="84" width="48" height="40" rx="3" fill="${accent}"/>
  <path d="M68 44q22 4 20 50t-18 32" stroke="#1c2126" stroke-width="5" fill="none"/></g>`

const priceSign = (name: string, { main, accent }: Colors) => `<g transform="translate(1000 210)">
  <path d="M24 0v410M116 0v410" stroke="#3a4046" stroke-width="12"/><rect width="140" height="84" rx="6" fill="${main}"/>
  <rect y="78" width="140" height="10" fill="${accent}"/><text x="70" y="52" font-size="${Math.min(30, 230 / name.length)}" fill="#fff" text-anchor="middle">${name}</text>
  ${['3.19', '3.69', '3.89'].map((price, row) => `<rect y="${98 + row * 56}" width="140" height="50" fill="#14181c"/><text x="70" y="${135 + row * 56}" font-size="36" fill="#ffd36a" text-anchor="middle">${price}</text>`).join('')}</g>`

/** The pumps under the canopy after sunset. */
export const forecourt = (
  name: string,
  colors: Colors,
) => `${defs(['#1d2b4c', '#7a5a78', '#f0a56b'])}${hills('#2a2438')}
  <rect y="610" width="1200" height="190" fill="#4a4550"/><rect y="610" width="1200" height="190" fill="url(#ground)"/>
  <ellipse cx="500" cy="640" rx="430" ry="56" fill="#fff1cf" opacity=".5" filter="url(#soft)"/>
  <path d="M150 340h700l60 290H90Z" fill="url(#light)" opacity=".55"/>
  ${[210, 470, 730].map((x) => `<rect x="${x}" y="330" width="26" height="286" fill="#c9ced4"/><rect x="${x}" y="330" width="9" height="286" fill="#eef1f4"/>`).join('')}
  ${[120, 320, 560, 810].map((x) => pump(x, colors)).join('')}
  <rect x="80" y="236" width="840" height="98" fill="${colors.main}"/><rect x="80" y="312" width="840" height="22" fill="${colors.accent}"/>
  <rect x="80" y="334" width="840" height="10" fill="#fff4d6"/><rect x="80" y="228" width="840" height="8" fill="#fff" opacity=".35"/>
  <text x="128" y="296" font-size="46" fill="#fff">${name}</text>${priceSign(name, colors)}
  <path d="M0 704h1200" stroke="#e8c45c" stroke-width="6" stroke-dasharray="70 50" opacity=".7"/>`

const window = (x: number) =>
  `<rect x="${x}" y="430" width="150" height="170" fill="#fbe8bd"/><path d="M${x} 480h150M${x} 530h150" stroke="#b98f4a" stroke-width="5"/>
  ${Array.from({ length: 9 }, (_, n) => `<rect x="${x + 8 + n * 16}" y="${[446, 452, 440][n % 3]}" width="11" height="${[34, 28, 40][n % 3]}" fill="${['#b5482a', '#2f7d5b', '#e0a12f', '#3c6fa8'][n % 4]}"/>`).join('')}
  <rect x="${x}" y="430" width="150" height="170" fill="none" stroke="#2c3238" stroke-width="8"/>`

/** The front of the store by day. */
export const storefront = (
  name: string,
  { main, accent }: Colors,
) => `${defs(['#6fb3e0', '#b9dcf0', '#f3efe2'])}${hills('#8fae8b')}
  <rect y="610" width="1200" height="190" fill="#b9b5ac"/><rect y="610" width="1200" height="26" fill="#d8d4ca"/>
  <ellipse cx="600" cy="628" rx="520" ry="20" fill="#000" opacity=".22" filter="url(#soft)"/>
  <rect x="130" y="300" width="940" height="320" fill="#efe6d6"/><rect x="130" y="560" width="940" height="60" fill="#c9b89a"/>
  <rect x="110" y="262" width="980" height="96" fill="${main}"/><rect x="110" y="346" width="980" height="14" fill="${accent}"/>
  <text x="600" y="326" font-size="52" fill="#fff" text-anchor="middle">${name}</text>
  ${[170, 340, 710, 880].map(window).join('')}
  <rect x="520" y="400" width="160" height="218" fill="#2c3238"/><rect x="528" y="408" width="70" height="206" fill="#cfe6ef"/><rect x="602" y="408" width="70" height="206" fill="#cfe6ef"/>
  <path d="M590 500v36M610 500v36" stroke="#2c3238" stroke-width="6"/>
  <path d="M150 384h330l24 30H126ZM696 384h330l24 30H672Z" fill="${accent}"/>
  <rect x="140" y="590" width="70" height="40" rx="4" fill="#dfe8ee"/><text x="175" y="618" font-size="22" fill="#3c6fa8" text-anchor="middle">ICE</text>
  <path d="M60 740h180M320 740h180M580 740h180M840 740h180M1100 740h100" stroke="#fff" stroke-width="8" opacity=".8"/>`
