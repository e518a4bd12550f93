export type ProcessStep = {
  id: string
  title: string
  when: string
  description: string
}

export const PROCESS_STEPS: readonly ProcessStep[] = [
  {
    id: 'discovery-call',
    title: 'Discovery Call',
    when: 'Day 1',
    description:
      'Half an hour, free of charge. You tell us what the video has to do, who should watch it and what you can spend. We tell you what we would film, and what we would leave out.',
  },
  {
    id: 'strategy-and-planning',
    title: 'Strategy & Planning',
    when: 'Week 1',
    description:
      'The call becomes a two-page plan: message, format, length, where it will run, and one price for all of it. Nothing starts until you approve.',
  },
  {
    id: 'pre-production',
    title: 'Pre-Production',
    when: 'Week 2',
    description:
      'Script or interview questions, storyboard, permits, call sheet. We choose a videographer who lives near the location, so your budget goes into the film and not into flights.',
  },
  {
    id: 'production',
    title: 'Production',
    when: 'Week 3',
    description:
      'The crew brings cameras, lighting and sound and works around your day. A producer follows from call to wrap, and every card is copied twice before anyone drives home.',
  },
  {
    id: 'post-production',
    title: 'Post-Production',
    when: 'Weeks 4–5',
    description:
      'Edit, color, sound, captions and graphics. You comment on the cut itself, at the very frame you mean, and two rounds of changes are part of the price.',
  },
  {
    id: 'delivery-and-launch',
    title: 'Delivery & Launch',
    when: 'Week 6',
    description:
      'Finished files in every format, from the wide master to vertical reels, with captions and thumbnails. We stay available through launch and keep the project on file.',
  },
]
