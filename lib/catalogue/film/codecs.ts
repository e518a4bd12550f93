import type { FilmType } from './upload-rules'

/** As the reader names codecs. */
export type Codecs = {
  video: string | null
  /** As in RFC 6381, for example avc1.640028. */
  videoParameters: string | null
  audio: string | null
  hasAudio: boolean
}

const VIDEO_NAMES: Record<string, string> = {
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
}

const PLAYED: Record<FilmType, { video: string[]; audio: string[] }> = {
  'video/mp4': { video: ['avc', 'vp9', 'av1'], audio: ['aac', 'mp3', 'opus', 'flac'] },
  'video/quicktime': { video: ['avc'], audio: ['aac', 'mp3'] },
  'video/webm': { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
}

/** Profiles of H.264 with eight bits and 4:2:0: baseline, main, extended and high. Cameras write others that no browser plays. */
const AVC_PROFILES = ['42', '4d', '58', '64']

const videoCodecName = (codec: string | null): string => (codec && VIDEO_NAMES[codec]) || codec || 'unknown'

/** Why browsers do not play a film, as a sentence; null when they do. */
export function playbackProblem(type: FilmType, codecs: Codecs): string | null {
  const { video, videoParameters, audio, hasAudio } = codecs
  const played = PLAYED[type]
  if (!video || !played.video.includes(video)) {
    return `Browsers do not play its picture: the codec is ${videoCodecName(video)}.`
  }
  const profile = /^avc[13]\.([\da-f]{2})/i.exec(videoParameters ?? '')?.[1]?.toLowerCase()
  if (video === 'avc' && profile && !AVC_PROFILES.includes(profile)) {
    return 'Browsers do not play its picture: it is H.264 with 10 bits or 4:2:2 color.'
  }
  if (hasAudio && (!audio || !played.audio.includes(audio))) {
    return `Browsers do not play its sound: the codec is ${audio ?? 'unknown'}.`
  }
  return null
}
