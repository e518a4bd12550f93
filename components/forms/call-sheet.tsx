const FACTS = [
  {
    figure: '24hr',
    label: 'response time',
    note: 'A producer reads your message and replies within 24 hours.',
  },
  {
    figure: 'Free',
    label: 'consultation',
    note: 'A video-planning assessment. No cost, no credit card.',
  },
  {
    figure: '500+',
    label: 'videographers',
    note: 'Someone near you, so travel costs stay low.',
  },
  {
    figure: '50',
    label: 'states capability',
    note: 'One team runs the project, wherever it is filmed.',
  },
]

export function CallSheet() {
  return (
    <ul className="grid grid-cols-2 border-t lg:grid-cols-1">
      {FACTS.map(({ figure, label, note }) => (
        <li
          key={figure}
          className="grid content-start gap-x-6 gap-y-1 border-b py-4 pr-4 even:border-l even:pl-4 sm:py-5 sm:even:pl-6 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:items-baseline lg:pr-0 lg:even:border-l-0 lg:even:pl-0"
        >
          <p className="contents">
            <span className="type-title tabular-nums">{figure}</span>{' '}
            <span className="font-medium">{label}</span>
          </p>
          <p className="hidden text-sm text-muted-foreground sm:block lg:col-start-2">{note}</p>
        </li>
      ))}
    </ul>
  )
}
