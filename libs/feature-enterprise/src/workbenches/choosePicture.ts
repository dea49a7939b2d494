import { resourcePicker } from '@spruce/console-kit/resources'

/** Asks for one of the company's pictures. @returns its address; undefined where none was chosen */
export async function choosePicture(chosen: string): Promise<string | undefined> {
  const resource = await resourcePicker.open(chosen === '' ? {} : { chosen })
  return resource?.url ?? undefined
}
