# The site, its commands and its nginx, of one build. Decision 107.
#   docker build --target app .     what serves the site: nothing but what runs
#   docker build --target tools .   migrations, first content, imports, passwords: the sources and their packages
#   docker build --target web .     nginx with the files of the same build
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Packages bring what is compiled of them; nothing of theirs is run while they are installed.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY next.config.ts payload.config.ts tsconfig.json ./
COPY migrations migrations
COPY public public
COPY scripts scripts
COPY src src
# No database is asked, and no secret needed.
RUN BUILD_STANDALONE=1 BUILD_ONCE=1 node scripts/build.mjs

FROM ${NODE} AS app
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir data && chown node:node data
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static .next/static
# What is read by its path as the site runs.
COPY public public
COPY src/cms/media/fonts src/cms/media/fonts
COPY src/server/*.mjs src/server/
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "src/server/is-ready.mjs"]
# Node's own limit grows with the machine (scripts/lib/server-memory.mjs).
CMD ["node", "--max-old-space-size=640", "src/server/main.mjs"]

FROM ${NODE} AS tools
ENV NODE_ENV=production
# What backs up and restores a Postgres of the same version.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
RUN mkdir data /backups && chown node:node data /backups
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY payload.config.ts tsconfig.json ./
COPY migrations migrations
COPY public public
COPY scripts scripts
COPY src src
COPY demo demo
USER node
VOLUME /app/data /backups
ENTRYPOINT ["node", "--import", "./scripts/lib/tsx.mjs"]
CMD ["scripts/prepare.ts"]

# nginx 1.28: Debian's is older than 1.27.3, which asks anew where the instances are (deploy/compose/upstream.conf).
FROM ubuntu:26.04 AS web
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/modules-enabled \
  && mkdir -p /run/nginx /var/cache/nginx /etc/nginx/tls /var/lib/acme \
  && chown www-data:www-data /run/nginx /var/cache/nginx \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY deploy/nginx /etc/nginx
COPY --from=build /app/.next/static /srv/site/_next/static
USER www-data
EXPOSE 80 443
# The one that nginx ends its answers on.
STOPSIGNAL SIGQUIT
# Through to the site: nginx alone shows nobody anything. Its certificate is not of this address.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "--insecure", "https://127.0.0.1/health/ready"]
CMD ["nginx", "-g", "daemon off; pid /run/nginx/nginx.pid;"]
