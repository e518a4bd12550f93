type Props = { title: string; about?: string }

export function ScreenHeading({ title, about }: Props) {
  return (
    <div>
      <h1 className="type-title">{title}</h1>
      {about && <p className="mt-2 max-w-2xl text-muted-foreground">{about}</p>}
    </div>
  )
}
