import { unwrapList } from '@spruce/api-client'
import type { SearchSource } from '@spruce/shell-ui'
import { searchTexts } from '../messages.js'
import type { SearchEnvironment } from '../SearchEnvironment.js'
import { silentWhenRefused } from '../silentWhenRefused.js'
import { contactCard } from './ContactCard.js'
import { organizationHref } from './organizationHref.js'

/** So many of a kind are asked for. */
const limit = 6
/** The contract's longest keyword. */
const maxKeyword = 50

/** The people of a tenant, where there is one. */
export function peopleSources(environment: SearchEnvironment): readonly SearchSource[] {
  return environment.session.hasTenant ? [peopleSource(environment)] : []
}

/** People of the tenant, by name, pinyin and initials, which the server knows; a card says more. */
function peopleSource({ api, session, language }: SearchEnvironment): SearchSource {
  return {
    id: 'person',
    title: searchTexts[language].people,
    limit,
    find: silentWhenRefused(async (keyword, signal) => {
      const query = { keyword: keyword.slice(0, maxKeyword), size: limit }
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/contact-book/people', { params: { query }, signal }),
      )
      return rows.map(({ id, nickName, departments }) => ({
        id,
        title: nickName,
        subtitle: searchTexts[language].names(departments.map(({ name }) => name)),
        icon: 'person' as const,
      }))
    }),
    onChoose: ({ id }) =>
      void contactCard.open({
        id,
        organizationHref: (keyword) => organizationHref(session, { keyword }),
      }),
  }
}
