import { spawnSync } from 'node:child_process'
import { installPackage } from './programs.ts'

/** Debian's package `default-jre-headless`. */
export const isJavaInstalled = (): boolean =>
  spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** For the HTML checker of the W3C. */
export function installJava(): void {
  if (!isJavaInstalled()) installPackage('default-jre-headless')
  if (!isJavaInstalled()) console.log('Java is not installed: the HTML of the pages is not checked.')
}
