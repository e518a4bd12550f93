import { writeTypes } from './type-writer.ts'

const column = { nullable: false, optional: false, generated: false }
const types = writeTypes({
  relations: [
    {
      name: 'videos',
      isView: false,
      columns: [
        { ...column, name: 'id', type: 'uuid', optional: true },
        { ...column, name: 'shape', type: 'aspect_ratio', nullable: true, optional: true },
        { ...column, name: 'tags', type: '_text' },
        { ...column, name: 'search', type: 'tsvector', generated: true },
      ],
      relationships: [],
    },
  ],
  functions: [
    { name: 'list_videos', args: [], returns: 'videos', returnsTable: null, returnsSet: true },
    {
      name: 'count_views',
      args: [{ name: 'since', type: 'timestamptz', optional: true }],
      returns: 'int8',
      returnsTable: null,
      returnsSet: false,
    },
  ],
  enums: [{ name: 'aspect_ratio', values: ['reel', 'square'] }],
}).replaceAll(/\s+/g, ' ')

it('tells reading from writing', () => {
  expect(types).toContain(
    "shape: Database['public']['Enums']['aspect_ratio'] | null tags: (string)[] search: string }",
  )
  expect(types).toContain(
    "Insert: { id?: string shape?: Database['public']['Enums']['aspect_ratio'] | null tags: (string)[] }",
  )
  expect(types).toContain('Update: { id?: string')
})

it('describes functions by what PostgREST sends', () => {
  expect(types).toContain(
    "list_videos: { Args: never; Returns: (Database['public']['Tables']['videos']['Row'])[] }",
  )
  expect(types).toContain('count_views: { Args: { since?: string }; Returns: number }')
})

it('lists enum values as types and as constants', () => {
  expect(types).toContain('aspect_ratio: "reel" | "square"')
  expect(types).toContain('Enums: { aspect_ratio: ["reel","square"] }')
})
