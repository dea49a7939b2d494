import {
  defineSearch,
  searchChoice,
  searchId,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'
import { severities } from '../alarms/alarmQuery.js'

/** What the address of the page holds. */
export const ruleSearch = defineSearch(
  {
    keyword: searchText(),
    type: searchId,
    severity: searchChoice(severities),
    enabled: searchChoice(['on', 'off']),
  },
  {
    sort: [
      ...['name', 'typeName', 'condition', 'severity', 'durationSeconds', 'enabled'],
      ...['overrideCount', 'openCount', 'updatedAt'],
    ],
  },
)

/** Absent: all rules by name. */
export type RuleQuery = SearchQuery<typeof ruleSearch>

/** Reads the search part of an address. */
export const readRuleQuery = ruleSearch.read
