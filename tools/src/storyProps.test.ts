import { describe, expect, it } from 'vitest'
import { readStoryProps } from './storyProps.ts'
import { listFiles, workspaceRoot } from './workspace.ts'

const stories = listFiles(workspaceRoot, ['libs']).filter((path) => path.endsWith('.stories.tsx'))

describe('the props on the page of a story', () => {
  const props = readStoryProps(workspaceRoot, stories)

  it('are each described where they are declared', () => {
    const missing = [...props].flatMap(([story, list]) =>
      list
        .filter(({ description }) => description === '')
        .map(({ name }) => `${story.replace(/^libs\/(.*)\.stories\.tsx$/, '$1')}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('include those that a component takes over from others', () => {
    const names = (story: string) => props.get(story)?.map(({ name }) => name)
    expect(names('libs/shell-ui/src/forms/TextField.stories.tsx')).toContain('label')
    expect(names('libs/shell-ui/src/dialogs/ConfirmDialog.stories.tsx')).toContain('onClose')
  })
})
