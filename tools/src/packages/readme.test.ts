import { describe, expect, it } from 'vitest'
import { findExamples, findReadmeProblems } from './readme.ts'

const manifest = {
  name: '@spruce/lamp',
  version: '1.0.0',
  peerDependencies: { react: '^19', mobx: '^7' },
  peerDependenciesMeta: { mobx: { optional: true } },
}
const code = "```ts\nimport { light } from '@spruce/lamp'\nlight()\n```\n"
const shell = (line: string) => `# @spruce/lamp\n\n\`\`\`sh\n${line}\n\`\`\`\n\n${code}`

describe('the README of a package', () => {
  it.each([
    ['in one line', 'npm install @spruce/lamp react', 0],
    ['in two lines', 'npm install @spruce/lamp \\\n  react', 0],
    ['without a peer', 'npm install @spruce/lamp', 1],
    ['with a peer that is optional', 'npm install @spruce/lamp react mobx', 1],
    ['of another package', 'npm install @spruce/torch react', 1],
  ])('begins with its installation %s', (_, line, problems) => {
    expect(findReadmeProblems(manifest, shell(line))).toHaveLength(problems)
  })

  it('shows code, after the installation', () => {
    expect(findReadmeProblems(manifest, code)).toEqual([
      'README.md does not begin with: npm install @spruce/lamp react',
    ])
    expect(
      findReadmeProblems(manifest, shell('npm install @spruce/lamp react').split(code)[0] ?? ''),
    ).toEqual(['README.md shows no code'])
  })

  it('gives each block of TypeScript as a module', () => {
    const readme = `${code}\n\`\`\`css\na {}\n\`\`\`\n\n\`\`\`tsx\nexport const a = <p />\n\`\`\`\n`
    expect(findExamples('lamp', readme)).toEqual([
      { file: 'lamp-1.ts', code: "import { light } from '@spruce/lamp'\nlight()\n" },
      { file: 'lamp-2.tsx', code: 'export const a = <p />\n' },
    ])
  })
})
