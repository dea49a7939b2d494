import { useMemo } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.js'
import type { GetBranch, TreeBranch } from '../tree/treeRows.js'
import { useFixtureTranslation } from './FixtureTranslationProvider.js'

/** The branches of a sample tree in the language of the story; Chinese ones stay what they are. */
export function useSaidBranches<Data>(getBranch: GetBranch<Data>): GetBranch<Data> {
  const say = useFixtureTranslation()
  const language = useLanguage()
  return useMemo(() => {
    if (language === 'zh-CN') return getBranch
    const known = new WeakMap<TreeBranch<Data>, TreeBranch<Data>>()
    return (parentId) => {
      const branch = getBranch(parentId)
      if (!branch) return branch
      const { status, items, retry } = branch
      const said = known.get(branch) ?? { status, items: say(items), retry }
      known.set(branch, said)
      return said
    }
  }, [getBranch, language, say])
}
