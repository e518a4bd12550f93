/** Of the drawings, by slug. `demo/media/render/template-ads.ts` writes them. */
export const HASHES: ReadonlyMap<string, string> = new Map([
  ['drip-coffee', '84fe52558151d5c08182e86aa777e5dc5f50065aa4d38d2bd6949a1f453f5aff'],
  ['cold-brew', '4f06bdc93a6c0946ccde592e608460a3f8e3a71ba5574fbe3985f0f4cfd1ff3a'],
  ['breakfast-sandwich', '9fc08daf481ca1c5830db4cead0c2bd7200169d9857e85338e7bcfd6332de002'],
  ['jerky', '978703e6f18adbf357ba2602930e93c5a25835e4b55433cbe7e2c6c3c911189f'],
  ['tacos', '44b4005ab862e51e3685af299fd57b18bce4bc0997ca5397d5048f23d1832e66'],
  ['complete-wash', '128d3916144e4e9efa6a909381bf2ae82967d3f0020ab7f4fa41510143f11960'],
])
