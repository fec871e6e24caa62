#!/usr/bin/env bash
# Leaves in dist only what a host should serve, and adds the settings it reads.
#   deploy/prepare-upload.sh cloudflare|netlify|vercel|azure|github-pages
# A preview is what a proposal's code wrote, so this lets through only the kinds
# of files that the build writes: nothing that a host, or its upload tool, would
# run or take as settings.
set -euo pipefail
host=${1:?Name the host, for example: deploy/prepare-upload.sh cloudflare}

# Four lines: where, found, wanted, example.
fail() {
  printf '%s\n  Found:   %s\n  Wanted:  %s\n  Example: %s\n' "$@" >&2
  exit 1
}

for folder in dist dist-hosts; do
  [ -d "$folder" ] && [ ! -L "$folder" ] ||
    fail "$folder" "There's no such folder." "The built site, with the hosts' settings." "npm run build"
done

odd=$(find dist dist-hosts ! -type f ! -type d)
[ -z "$odd" ] || fail "${odd%%$'\n'*}" "A symbolic link or a special file." "Only files and folders." "dist/about.html"

# What the build writes: pages and other files that are only shown; styles and scripts in _astro alone.
shown='html|xml|txt|webmanifest|pdf|ico|svg|png|jpe?g|gif|webp|avif|woff2'
known="^dist/(_headers|_redirects|\.assetsignore|speculation-rules\.json|\.well-known/[^/]+"
known+="|_astro/[^/]+\.(css|js)|([^./][^/]*/)*[^./][^/]*\.($shown))(\.br|\.gz)?\$"
unknown=$(find dist -type f -print0 | grep --null-data --extended-regexp --invert-match "$known" | tr '\0' '\n' || true)
[ -z "$unknown" ] || fail "${unknown%%$'\n'*}" "Hosts may run this, or read settings from it." \
  "Files that are only shown (${shown//|/, }), scripts in _astro, settings in dist-hosts." "dist/about.html"

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

# Only Cloudflare and Netlify read these; other hosts would serve them.
case $host in
  cloudflare | netlify) ;;
  vercel | azure | github-pages) rm -f dist/_headers dist/_redirects dist/.assetsignore ;;
  *) fail "host \"$host\"" "This host isn't supported." "cloudflare, netlify, vercel, azure, or github-pages" "DEPLOY_HOST=netlify" ;;
esac
# These hosts compress files themselves.
find dist -type f \( -name '*.br' -o -name '*.gz' \) -delete

case $host in
  # Its Email Address Obfuscation, on by default, makes addresses unreadable where its script doesn't run.
  cloudflare)
    find dist -name '*.html' -exec \
      sed --in-place --null-data 's|<body[^>]*>|&<!--email_off-->|; s|\(.*\)</body>|\1<!--/email_off--></body>|' {} +
    ;;
  vercel) add_settings vercel.json cleanUrls trailingSlash headers redirects ;;
  azure) add_settings staticwebapp.config.json trailingSlash globalHeaders routes responseOverrides mimeTypes ;;
esac
