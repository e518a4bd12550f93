import { listEmptyPageScripts } from '../../lib/next-runtime/build-scripts.ts'
import { weighScripts } from './weight.ts'

/**
 * Bytes of the scripts, compressed with Brotli, that a page of this build has at least: what Next loads for any page of the
 * App Router, and for the emptiest one, which stands in when everything of ours failed.
 *
 * @param buildDir absolute
 */
export const readFloor = async (buildDir: string): Promise<number> =>
  weighScripts(await listEmptyPageScripts(buildDir), buildDir)
