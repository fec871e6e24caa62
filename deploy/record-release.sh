#!/usr/bin/env bash
# Keeps the record of a release in the repository: addresses that are new in
# the list on main, and the words of all pages on the branch "release-record",
# whose history says what was shown and since when. Unchanged words add nothing.
#   deploy/record-release.sh snapshot/pages.txt
set -euo pipefail
snapshot=$1
branch=refs/heads/release-record
release=$(git rev-parse --short HEAD)
git config user.name 'release record'
git config user.email 'release-record@users.noreply.github.com'

if ! git diff --quiet -- src/content/redirects/published.json; then
  git commit --quiet --message 'Record newly published addresses' -- src/content/redirects/published.json
  git push --quiet origin HEAD:main
fi

parent=()
if git fetch --quiet origin "$branch" 2>/dev/null; then parent=(-p "$(git rev-parse FETCH_HEAD)"); fi
words=$(git hash-object -w "$snapshot")
tree=$(printf '100644 blob %s\tpages.txt\n' "$words" | git mktree)
if [ ${#parent[@]} -gt 0 ] && [ "$(git rev-parse FETCH_HEAD^{tree})" = "$tree" ]; then
  echo 'The words of the pages are the same as at the last release.'
else
  message="Pages on $(date --utc +%F), release $release"
  commit=$(git commit-tree "$tree" ${parent[@]+"${parent[@]}"} -m "$message")
  git push --quiet origin "$commit:$branch"
  echo 'The words of the pages are on the branch release-record.'
fi
