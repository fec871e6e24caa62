#!/usr/bin/env bash
# Records a live release: first the words of all pages, on the branch
# "release-record", whose history shows what was public and since when; then
# new addresses, in src/content/redirects/published.json on main.
#   deploy/record-release.sh snapshot/pages.txt snapshot/published.json
# Each commit is the branch as it is on the server plus one file, so nothing
# else from this folder can reach a branch.
set -euo pipefail
pages=$1
published=$2
list=src/content/redirects/published.json
tries=5
release=$(git rev-parse --short HEAD)
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
export GIT_AUTHOR_NAME='release record' GIT_COMMITTER_NAME='release record'
export GIT_AUTHOR_EMAIL=release-record@users.noreply.github.com
export GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL

# Four lines: where, found, wanted, example.
fail() {
  printf '%s\n  Found:   %s\n  Wanted:  %s\n  Example: %s\n' "$@" >&2
  exit 1
}

# Prints the newest commit of a branch on the server, nothing for no such branch.
fetch_tip() {
  local found
  found=$(git ls-remote origin "refs/heads/$1") || return
  [ -n "$found" ] || return 0
  git fetch --quiet origin "refs/heads/$1" || return
  git rev-parse FETCH_HEAD
}

# Takes the tip of the record branch; prints it, or its child with today's words.
commit_words() {
  local blob tree
  blob=$(git hash-object -w -- "$pages") || return
  tree=$(printf '100644 blob %s\tpages.txt\n' "$blob" | git mktree) || return
  if [ -n "$1" ] && [ "$(git rev-parse "$1^{tree}")" = "$tree" ]; then
    echo "$1"
  else
    git commit-tree ${1:+-p "$1"} -m "Pages on $(date --utc +%F), release $release" "$tree"
  fi
}

# Prints the addresses of two lists as one list, in the form that "npm run record" writes.
merge_lists() {
  node --eval '
    const { readFileSync } = require("node:fs");
    const lists = process.argv.slice(1).map((file) => JSON.parse(readFileSync(file, "utf8")));
    const addresses = [...new Set(lists.flat())].sort();
    const odd = addresses.find((address) => !/^\/[\w.~\/-]*$/.test(address));
    if (odd !== undefined) throw new Error(`${JSON.stringify(odd)} is not an address of this site.`);
    console.log(JSON.stringify(addresses, undefined, 2));' "$@"
}

# Takes the tip of main; prints it, or its child with the new addresses.
commit_addresses() {
  local blob tree
  git show "$1:$list" >"$scratch/main.json" || return
  merge_lists "$scratch/main.json" "$published" >"$scratch/merged.json" || return
  blob=$(git hash-object -w -- "$scratch/merged.json") || return
  if [ "$(git rev-parse "$1:$list")" = "$blob" ]; then
    echo "$1"
    return
  fi
  export GIT_INDEX_FILE=$scratch/index
  git read-tree "$1" || return
  git update-index --cacheinfo "100644,$blob,$list" || return
  tree=$(git write-tree) || return
  git commit-tree -p "$1" -m 'Record newly published addresses' "$tree"
}

# Commits on top of the branch and pushes; starts over when somebody else pushed meanwhile.
record() {
  local branch=$1 commit_on=$2 try tip commit
  for ((try = 1; try <= tries; try++)); do
    [ "$try" = 1 ] || sleep "$try"
    tip=$(fetch_tip "$branch") || continue
    commit=$("$commit_on" "$tip") || return
    [ "$commit" != "$tip" ] || return 0
    if git push --quiet origin "$commit:refs/heads/$branch"; then return 0; fi
  done
  return 1
}

main=$(fetch_tip main) || main=
if [ -z "$main" ]; then
  fail "main" "The branch can't be fetched; git's message above says why." \
    "The repository answers, so that the release can be recorded." \
    "Re-run the job \"record\", or git fetch origin main by hand."
fi
if ! git merge-base --is-ancestor HEAD "$main"; then
  fail "release $release" "This commit isn't on main, so it must not be live. Nothing was recorded." \
    "Releases are built from main." "git switch main && git pull, then release again"
fi

if ! record release-record commit_words; then
  fail "release-record" "The text of the pages isn't on record; git's message above says why." \
    "The workflow can push to the branch release-record, which keeps what advertising rules require." \
    "Allow the push, then re-run the job \"record\"; its files are kept for 90 days."
fi
echo 'The text of the pages is on record, on the branch release-record.'

if ! record main commit_addresses; then
  fail "$list" "The list on main isn't up to date; git's message above says why. The text of the pages is on record." \
    "Every address that was ever public is on the list." \
    "Allow the workflow to push to main and re-run the job \"record\", or run \"npm run build && npm run record\" and propose the change."
fi
echo "The list of published addresses on main is complete."
