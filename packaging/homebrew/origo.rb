class Origo < Formula
  desc "Exact answers about collisions, with certificates"
  homepage "@URL@"
  url "@URL@/origo-@VERSION@.tar.xz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "help2man" => :build
  depends_on "python@3.13" => :build
  depends_on "expat"
  depends_on "gmp"
  depends_on "jansson"
  depends_on :linux
  depends_on "mpfr"

  def install
    system "make", "install", "PREFIX=#{prefix}", "CC=#{ENV.cc}"
  end

  test do
    (testpath/"case.jsonl").write <<~JSON
      {"id":"c","question":"distance","a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"point","points":[[3,4,0]]}}
    JSON
    assert_match '"exact":"5"', shell_output("#{bin}/origo ask case.jsonl")
  end
end
