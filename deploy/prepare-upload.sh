#!/usr/bin/env bash
# Leaves in dist only what a host should serve, and adds the settings it reads.
#   deploy/prepare-upload.sh cloudflare|netlify|vercel|azure|github-pages
# A preview is what a proposal's code wrote. So this stops at anything that the
# host, or its upload tool, would run or take as further settings.
set -euo pipefail
host=${1:?Name the host, for example: deploy/prepare-upload.sh cloudflare}

# Four lines: where, found, wanted, example.
fail() {
  printf '%s\n  Found:   %s\n  Wanted:  %s\n  Example: %s\n' "$@" >&2
  exit 1
}

[ -d dist ] && [ ! -L dist ] || fail dist "There's no such folder." "The built site." "npm run build"

links=$(find dist dist-hosts -type l)
[ -z "$links" ] || fail "${links%%$'\n'*}" "A symbolic link." "Only files and folders." "dist/about.html"

for name in api functions netlify .netlify .vercel .wrangler _worker.js _routes.json \
  package.json now.json 'vercel.*' 'netlify.*' 'wrangler.*' 'middleware.*' \
  staticwebapp.config.json swa-cli.config.json .env; do
  for path in dist/$name; do
    [ ! -e "$path" ] || fail "$path" "Hosts run this, or read settings from it." \
      "A site of plain files; settings come from dist-hosts." "dist/about.html"
  done
done

# Copies a settings file of the build, unless it has a key that the build never writes.
add_settings() {
  local file=$1
  shift
  node --eval '
    const { readFileSync } = require("node:fs");
    const [file, ...known] = process.argv.slice(1);
    const odd = Object.keys(JSON.parse(readFileSync(file, "utf8"))).filter((key) => !known.includes(key));
    if (odd.length === 0) process.exit();
    console.error(`${file}\n  Found:   "${odd[0]}".\n  Wanted:  ${known.join(", ")}.\n  Example: "${known[0]}"`);
    process.exit(1);' "dist-hosts/$file" "$@"
  cp "dist-hosts/$file" dist/
}

# Only Cloudflare and Netlify read these; elsewhere they would be pages.
case $host in
  cloudflare | netlify) ;;
  vercel | azure | github-pages) rm -f dist/_headers dist/_redirects dist/.assetsignore ;;
  *) fail "host \"$host\"" "No host of this name." "cloudflare, netlify, vercel, azure, or github-pages" "DEPLOY_HOST=netlify" ;;
esac
# These hosts compress by themselves.
find dist -type f \( -name '*.br' -o -name '*.gz' \) -delete

case $host in
  vercel) add_settings vercel.json cleanUrls trailingSlash headers redirects ;;
  azure) add_settings staticwebapp.config.json trailingSlash globalHeaders routes responseOverrides mimeTypes ;;
esac
