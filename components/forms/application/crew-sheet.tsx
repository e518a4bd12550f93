const TERMS = [
  {
    title: 'Work near you',
    text: 'We ask the videographer nearest to the shoot first. Most days are within fifty miles of your door.',
  },
  {
    title: 'A brief before the day',
    text: 'Schedule, shot list, contacts and delivery come in writing. Questions go to one producer.',
  },
  {
    title: 'You film, we finish',
    text: 'Editing, color and sound are ours. You hand over the cards and the day is done.',
  },
  {
    title: 'The client is looked after',
    text: 'Planning, changes and invoices are between them and us. You never chase a payment.',
  },
]

const EXPECTED = [
  'A camera you know by heart, and a backup body',
  'Clean sound from a lavalier, and light for one interview',
  'Samples of your own work, however short',
  'Being on location before the client is',
]

/** What the network offers and expects, before anybody fills a form. */
export function CrewSheet() {
  return (
    <div className="grid gap-10">
      <ul className="border-t">
        {TERMS.map(({ title, text }) => (
          <li key={title} className="border-b py-4">
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-sm text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
      <div>
        <h2 className="type-heading">What we expect</h2>
        <ul className="mt-4 grid list-disc gap-2 pl-5 text-sm text-muted-foreground marker:text-primary">
          {EXPECTED.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
