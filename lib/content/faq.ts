type Topic = { title: string; text: string }

export const COST_FACTORS: readonly Topic[] = [
  {
    title: 'Days of filming',
    text: 'A crew is booked by the half day or the day. Two scenes in one building fit into a morning; three buildings are a day and a van.',
  },
  {
    title: 'Size of the crew',
    text: 'One videographer films an interview well. Dialogue, a stage or a drone over a busy site needs more hands, and sometimes a second camera so no one has to do it twice.',
  },
  {
    title: 'Distance',
    text: 'A local crew has no flights or hotels to bill; otherwise travel is itemized in your quote.',
  },
  {
    title: 'What happens after filming',
    text: 'A straight edit is quick. Animation, a spoken script, licensed music and color work take longer than the filming did.',
  },
  {
    title: 'Versions',
    text: 'One film in one shape costs less than a film, six vertical cuts and subtitles in two languages. Ask for all of it at once: later it means opening the project again.',
  },
  {
    title: 'Time',
    text: 'Six weeks from first call to last file is comfortable. Two are possible when answers come the same day, and then other work has to move.',
  },
]

export const PHASES: readonly Topic[] = [
  {
    title: 'Pre-production',
    text: 'A call, a two-page plan and one price. Then script or questions, a shot list, permits where they are needed, and a videographer who lives near the location.',
  },
  {
    title: 'Production',
    text: 'The crew brings cameras, lighting and sound and works around your day. A producer follows from call to wrap, and every card is copied twice before anyone drives home.',
  },
  {
    title: 'Post-production',
    text: 'You see a first cut, write your notes on it, and see it again. Then color, sound and graphics, and the files in every format you asked for.',
  },
]
