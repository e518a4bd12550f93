type Version = { id: string; state: 'draft' | 'published'; firstOn: string | null }

/** The version whose rules count on a day: the last one that has begun. */
export const runningVersion = <One extends Version>(versions: readonly One[], day: string): One | null =>
  versions.reduce<One | null>((latest, version) => {
    if (version.firstOn === null || version.firstOn > day) return latest
    return latest?.firstOn && latest.firstOn > version.firstOn ? latest : version
  }, null)

export type Phase = 'draft' | 'coming' | 'runs' | 'over'

export function versionPhase<One extends Version>(
  versions: readonly One[],
  version: One,
  today: string,
): Phase {
  if (version.firstOn === null) return 'draft'
  if (version.firstOn > today) return 'coming'
  return runningVersion(versions, today)?.id === version.id ? 'runs' : 'over'
}
