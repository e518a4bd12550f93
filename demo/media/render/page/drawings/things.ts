type Draw = (color: string, label: string) => string

const word = (text: string, y: number, size: number) =>
  `<text x="50" y="${y}" font-size="${size}" fill="#fff" text-anchor="middle" letter-spacing=".3">${text}</text>`
const glossy = (path: string, color: string) =>
  `<path d="${path}" fill="${color}"/><path d="${path}" fill="url(#gloss)"/>`

const CUP = 'M31 28h38l-6 66H37Z'
const TALL = 'M30 22h40l-7 72H37Z'
const CAN = 'M35 18q15-5 30 0l3 7v62l-4 7H36l-4-7V25Z'
const BOTTLE = 'M43 14h14v14c0 5 8 8 8 18v44q0 4-5 4H40q-5 0-5-4V46c0-10 8-13 8-18Z'
const BAG = 'M28 14l3 4-2 72 3 4h36l3-4-2-72 3-4-4-2H32Z'

/** What sites sell, in a box of 100 × 100. The color is that of the brand. */
export const things = {
  cup: (color, label) =>
    `${glossy(CUP, '#f7f3ec')}${glossy('M33.5 46h33l-2.6 28H36.1Z', color)}
    ${glossy('M28 20h44v9H28Z', '#3b322c')}<path d="M33 13h34l3 8H30Z" fill="#4b4039"/>${word(label, 62.5, 4)}
    <path d="M44 9q-4-4 0-8M54 9q-4-4 0-8" stroke="#fff" stroke-width="1.4" fill="none" opacity=".55"/>`,
  fountain: (color, label) =>
    `<path d="M52 20L60 0h7" stroke="#e4572e" stroke-width="2.6" fill="none"/>${glossy(TALL, color)}
    ${glossy('M27 15h46v8H27Z', '#dfeaf0')}<path d="M33 40h34M34 76h32" stroke="#e0912f" stroke-width="2.4"/>${word(label, 61, 7.4)}`,
  can: (color, label) =>
    `${glossy(CAN, color)}<ellipse cx="50" cy="18" rx="15" ry="2.6" fill="#cfd4d8"/><ellipse cx="50" cy="18" rx="4" ry="1" fill="#8d959b"/>
    <path d="M32 42h36v24H32Z" fill="#b5482a"/><path d="M32 42h36v24H32Z" fill="url(#gloss)"/>${word(label, 56, 4.9)}`,
  bottle: (color, label) =>
    `${glossy(BOTTLE, '#a9dcf0')}<path d="M36 52q14 4 28 0v37q0 3-4 3H40q-4 0-4-3Z" fill="#7cc6e4" opacity=".7"/>
    ${glossy('M42 6h16v9H42Z', color)}${glossy('M35 56h30v20H35Z', color)}${word(label, 67.5, 4.2)}`,
  bag: (color, label) =>
    `${glossy(BAG, color)}<path d="M31 20h38M31 88h38" stroke="#fff" stroke-width="1" stroke-dasharray="1.6 1.6" opacity=".7"/>
    <circle cx="50" cy="42" r="13" fill="#fff" opacity=".92"/><path d="M43 42q7-10 14 0-7 10-14 0Z" fill="${color}"/>${word(label, 71, 6.4)}`,
  sub: (color) =>
    `${glossy('M6 84q-2-12 10-12h68q12 0 10 12-2 9-12 9H18q-10 0-12-9Z', '#c98d43')}
    <path d="M7 72q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0l6 0v7H7Z" fill="${color}"/><path d="M9 66h82v6H9Z" fill="#e9b7a0"/><path d="M10 61h80v6H10Z" fill="#f4d35e"/>
    ${glossy('M6 62Q8 40 26 38h48q18 2 20 24Z', '#d9a35a')}
    <path d="M28 46l8 3M46 45l8 3M64 46l8 3" stroke="#f3d6a2" stroke-width="2.4" stroke-linecap="round"/>`,
  sandwich: (color) =>
    `${glossy('M14 82h72q0 12-10 12H24q-10 0-10-12Z', '#c98336')}<path d="M10 74h80v8H10Z" fill="#8a4a2c"/>
    <path d="M10 66h80l-9 12-9-8-10 8-9-8-9 8-9-8-9 8Z" fill="#f6c23c"/><path d="M14 60q36-6 72 0v7H14Z" fill="#fff6e0"/><ellipse cx="50" cy="61" rx="16" ry="3" fill="${color}"/>
    ${glossy('M13 60Q14 30 50 30t37 30Z', '#d38d3c')}<path d="M34 42h.1M46 37h.1M58 39h.1M67 46h.1M42 48h.1M55 48h.1" stroke="#f9e6be" stroke-width="2.4" stroke-linecap="round"/>`,
  tacos: (color) => {
    const taco = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})"><path d="M4 34q3-8 8-4 3-9 9-4 5-8 11 0 6-6 10 2 6-2 6 6Z" fill="#5f9a3c"/>
      <path d="M10 32q4-7 9-3 5-6 10 0 6-4 10 3Z" fill="${color}"/>${glossy('M0 60Q0 30 26 30t26 30Z', '#e7b04f')}</g>`
    return taco(8, 22) + taco(38, 34)
  },
  wash: (color) =>
    `${glossy('M8 82q-2-16 10-18l9-15q3-5 9-5h28q6 0 9 5l9 15q12 2 10 18v4H8Z', color)}
    <path d="M31 62l6-11q1-2 4-2h7v13ZM52 49h9q3 0 4 2l6 11H52Z" fill="#dff1f6"/>
    <circle cx="27" cy="86" r="8.5" fill="#22262a"/><circle cx="27" cy="86" r="3.6" fill="#c6ccd0"/><circle cx="73" cy="86" r="8.5" fill="#22262a"/><circle cx="73" cy="86" r="3.6" fill="#c6ccd0"/>
    <g fill="#fff" opacity=".92"><circle cx="22" cy="42" r="8"/><circle cx="34" cy="36" r="10"/><circle cx="50" cy="33" r="11"/><circle cx="66" cy="37" r="9"/><circle cx="78" cy="44" r="7"/></g>
    <path d="M24 10v12M38 4v14M52 2v14M66 5v14M79 11v12" stroke="#8fd0e6" stroke-width="3" stroke-linecap="round"/>`,
  fuel: (color) =>
    `${glossy('M26 12q0-4 4-4h28q4 0 4 4v82H26Z', color)}<path d="M22 90h44v5H22Z" fill="#2b3238"/>
    <path d="M32 18h24v20H32Z" fill="#1b2429"/><path d="M35 24h14M35 31h9" stroke="#9fe3b5" stroke-width="2.4"/>
    <path d="M44 50c7 10 10 14 10 20a10 10 0 0 1-20 0c0-6 3-10 10-20Z" fill="#fff" opacity=".92"/>
    <path d="M62 46h7q4 0 4 4v24q0 6 5 6t5-6V40q0-3-2-5l-10-11" stroke="#2b3238" stroke-width="4" fill="none" stroke-linejoin="round"/>`,
} satisfies Record<string, Draw>
