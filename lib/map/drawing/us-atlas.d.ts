/* Types of the three files that are read: TypeScript would infer one from every number in them. */
declare module 'us-atlas/states-albers-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const atlas: Topology<{ states: GeometryCollection<{ name: string }> }>
  export default atlas
}

declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const atlas: Topology<{ states: GeometryCollection<{ name: string }> }>
  export default atlas
}

declare module 'us-atlas/counties-albers-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const atlas: Topology<{
    counties: GeometryCollection<{ name: string }>
    states: GeometryCollection<{ name: string }>
  }>
  export default atlas
}
